@echo off
rem Runs the Maven that .mvn\maven.properties pins, on a JDK of version 25 or later, as mvnw does.
setlocal DisableDelayedExpansion
set "jdk_needs_compiler=yes"
call "%~dp0cli\src\main\dist\lib\find-jdk.cmd"
if errorlevel 1 exit /b 127
set "JAVA_HOME=%jdk_home%"
set "pinned=%~dp0.mvn\maven.properties"
for /f "usebackq tokens=1,2 delims==" %%k in ("%pinned%") do if "%%k"=="mavenVersion" set "version=%%l"
if not defined MAVEN_USER_HOME set "MAVEN_USER_HOME=%USERPROFILE%\.m2"
set "maven=%MAVEN_USER_HOME%\wrapper\dists\apache-maven-%version%"
if exist "%maven%\bin\mvn.cmd" goto run
"%JAVA_HOME%\bin\java.exe" "%~dp0.mvn\FetchMaven.java" "%pinned%" "%maven%"
if errorlevel 1 exit /b 1
:run
rem Without "call" nothing comes back here: its exit code is ours.
"%maven%\bin\mvn.cmd" %*
