@echo off
rem Runs Escargot from the sources: builds it on first use. After a change of the sources: mvnw package.
setlocal
set "dist=%~dp0cli\target\dist\bin\escargot.cmd"
if exist "%dist%" goto run
echo escargot: building ^(this takes about a minute^) ... 1>&2
if not exist "%~dp0cli\target" mkdir "%~dp0cli\target"
call "%~dp0mvnw.cmd" -q -Dquick -pl cli -am package -DskipTests >"%~dp0cli\target\launcher.log" 2>&1 <nul
if not exist "%dist%" (
    type "%~dp0cli\target\launcher.log" 1>&2
    echo escargot: could not build 1>&2
    exit /b 127
)
:run
call "%dist%" %*
exit /b %errorlevel%
