@echo off
rem Runs the installed Maven on the JDK in JAVA_HOME. Unlike mvnw it fetches nothing.
setlocal
where mvn >nul 2>nul
if errorlevel 1 (
    echo mvnw: needs Maven 3.9 or later on the PATH: maven.apache.org 1>&2
    exit /b 127
)
cd /d "%~dp0"
call mvn %*
exit /b %errorlevel%
