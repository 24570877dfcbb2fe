@echo off
rem Runs Escargot. JAVA_OPTS goes to the JVM: set JAVA_OPTS=-Xmx256m
rem Most of a short run is the JVM loading classes, so the first run leaves an AOT cache, as `escargot` beside this
rem does: beside the jars, or where those cannot be written in the user's own folder.
setlocal DisableDelayedExpansion
for %%l in ("%~dp0..\lib") do set "lib=%%~fl"
set "jar=%lib%\escargot-cli.jar"
call "%lib%\find-jdk.cmd"
if errorlevel 1 exit /b 127

rem -Xlog:disable: the JVM's own remarks would go to stdout, among the results.
set "jvm=-XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr"

rem The name says everything that must fit: the JDK, for it refuses the cache of any other, and the jars.
set /p jars=<"%lib%\fingerprint"
set "name=escargot-%jdk_build%-%jars%.aot"
set "cache=%lib%\%name%"
if exist "%cache%" goto run
copy /y nul "%cache%.new" >nul 2>nul
if exist "%cache%.new" goto train
set "cache=%LOCALAPPDATA%\escargot\%name%"
if exist "%cache%" goto run
if not exist "%LOCALAPPDATA%\escargot" mkdir "%LOCALAPPDATA%\escargot" 2>nul

:train
del "%lib%\escargot-*.aot" "%cache%.new" >nul 2>nul
set "new=%cache%.%random%"
"%jdk_home%\bin\java.exe" %jvm% "-XX:AOTCacheOutput=%new%" -Descargot.terminal= -cp "%jar%" org.escargot.cli.Training <nul >nul 2>nul
rem When the training failed an empty cache stays, so that not every run tries again.
if not exist "%new%" copy /y nul "%new%" >nul 2>nul
move /y "%new%" "%cache%" >nul 2>nul
del "%new%*" >nul 2>nul

:run
set "aot="
if exist "%cache%" for %%c in ("%cache%") do if %%~zc gtr 0 set aot="-XX:AOTCache=%%~c"
rem The console may be set to some old code page; what Escargot writes is UTF-8.
for /f "tokens=2 delims=:." %%p in ('chcp') do set "page=%%p"
chcp 65001 >nul 2>nul
"%jdk_home%\bin\java.exe" %jvm% %aot% %JAVA_OPTS% -jar "%jar%" %*
set "code=%errorlevel%"
chcp %page% >nul 2>nul
exit /b %code%
