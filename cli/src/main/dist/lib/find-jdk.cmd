@echo off
rem Called by the launchers: puts the home of a JDK of version 25 or later into jdk_home and its exact build into
rem jdk_build, or says what is missing. As find-jdk.sh it reads the `release` file of each candidate, because
rem starting a JVM to ask takes longer; jdk_needs_compiler=yes leaves out the JREs. The names differ from that one's, for
rem cmd does not tell java_home from JAVA_HOME.
set "jdk_home="
call :consider "%ESCARGOT_JAVA_HOME%"
rem A download for one system brings its own Java (release/image.sh).
if not defined jdk_needs_compiler call :consider "%~dp0..\runtime"
call :consider "%JAVA_HOME%"
for %%j in (java.exe) do call :consider "%%~dp$PATH:j.."
for %%v in (Java "Eclipse Adoptium" "Eclipse Foundation" Microsoft Zulu "Amazon Corretto" BellSoft Semeru OpenJDK RedHat SapMachine) do (
    call :look_in "%ProgramFiles%\%%~v"
    call :look_in "%LOCALAPPDATA%\Programs\%%~v"
)
call :look_in "%USERPROFILE%\.jdks"
if defined jdk_home exit /b 0
echo Escargot needs a JDK of version 25 or later and found none: install one ^(for example from adoptium.net^) or set JAVA_HOME to it. 1>&2
exit /b 1

:look_in
if not exist "%~1\" exit /b
pushd "%~1"
for /d %%d in (*) do call :consider "%~1\%%d"
popd
exit /b

:consider
if defined jdk_home exit /b
if not exist "%~1\release" exit /b
if not exist "%~1\bin\java.exe" exit /b
if defined jdk_needs_compiler if not exist "%~1\bin\javac.exe" exit /b
set "java_version=0"
set "java_runtime="
set "java_maker="
for /f "usebackq tokens=1,2 delims==" %%k in ("%~1\release") do (
    if "%%k"=="JAVA_VERSION" set "java_version=%%~l"
    if "%%k"=="JAVA_RUNTIME_VERSION" set "java_runtime=%%~l"
    if "%%k"=="IMPLEMENTOR_VERSION" set "java_maker=%%~l"
)
for /f "delims=.-+" %%v in ("%java_version%") do if %%v lss 25 exit /b
set "jdk_build=%java_maker%-%java_runtime%-%java_version%"
for %%h in ("%~1") do set "jdk_home=%%~fh"
exit /b
