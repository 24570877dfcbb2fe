@echo off
rem Runs Escargot from the sources, as `escargot` does: builds it on first use and whenever they changed.
rem cmd cannot compare times, so it compares lists: time (to the minute), size and name of every source file.
setlocal DisableDelayedExpansion
set "target=%~dp0cli\target"
set "seen=%target%\launcher.seen"
set "now=%target%\launcher.%random%"
set "log=%target%\launcher.log"
set "dist=%target%\dist\bin\escargot.cmd"
if not exist "%target%" mkdir "%target%"
call :list >"%now%"
if not exist "%dist%" goto build
fc /b "%now%" "%seen%" >nul 2>nul
if not errorlevel 1 goto run

:build
rem Nothing here may touch stdin or stdout: puzzles come and solutions go there.
set "jdk_needs_compiler=yes"
call "%~dp0cli\src\main\dist\lib\find-jdk.cmd"
if errorlevel 1 exit /b 127
echo escargot: building ^(the first time this takes some minutes^) ... 1>&2
pushd "%~dp0"
set "no_page="
where npm >nul 2>nul
if errorlevel 1 set "no_page=-DnoPage"
if defined no_page echo escargot: leaving out the page, for which Node.js with npm must be installed 1>&2
if defined no_page goto maven
node web\src\build\install.mjs <nul 1>&2
if errorlevel 1 set "no_page=-DnoPage"
if defined no_page echo escargot: leaving out the page 1>&2
:maven
call "%~dp0mvnw.cmd" -q -Dquick %no_page% -pl cli -am package -DskipTests <nul >"%log%" 2>&1
if errorlevel 1 goto failed
if not exist "%dist%" goto failed
popd
set "jdk_needs_compiler="
rem What changes during the build counts for the next one, hence the list from before.
copy /y "%now%" "%seen%" >nul

:run
del "%now%"
rem Without "call" nothing comes back here: its exit code is ours.
"%dist%" %*

:failed
del "%now%"
type "%log%" 1>&2
echo escargot: could not build; all of Maven's output is in %log% 1>&2
exit /b 127

:list
for %%f in ("%~dp0pom.xml" "%~dp0engine\pom.xml" "%~dp0simd\pom.xml" "%~dp0print\pom.xml" "%~dp0scan\pom.xml" "%~dp0web\pom.xml" "%~dp0web\package-lock.json" "%~dp0web\vite.config.ts" "%~dp0cli\pom.xml") do echo %%~tzf
for /r "%~dp0.mvn" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0engine\src\main" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0simd\src\main" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0print\src\main" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0scan\src\main" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0web\src\build" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0web\src\main" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0docs\techniques" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0cli\src\main" %%f in (*) do echo %%~tzf %%f
for /r "%~dp0cli\src\build" %%f in (*) do echo %%~tzf %%f
exit /b 0
