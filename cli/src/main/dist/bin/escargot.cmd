@echo off
rem Runs Escargot on the JDK in ESCARGOT_JAVA_HOME, in JAVA_HOME or on the PATH. JAVA_OPTS goes to the JVM.
rem No AOT cache here: the JVM would need a file whose freshness this language cannot tell.
setlocal
set "java=java.exe"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined ESCARGOT_JAVA_HOME set "java=%ESCARGOT_JAVA_HOME%\bin\java.exe"
set "version="
for /f "tokens=2 delims==." %%v in ('""%java%" -XshowSettings:properties -version 2>&1 | findstr /c:"java.specification.version ="" 2^>nul') do set /a "version=%%v" 2>nul
if not defined version set "version=0"
if %version% lss 25 (
    echo Escargot needs a JDK of version 25 or later: install one ^(for example from adoptium.net^) or set JAVA_HOME to it. 1>&2
    exit /b 127
)
"%java%" -XX:+UseSerialGC -XX:-UsePerfData %JAVA_OPTS% -jar "%~dp0..\lib\escargot-cli.jar" %*
exit /b %errorlevel%
