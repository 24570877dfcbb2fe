@echo off
rem Runs Escargot. JAVA_OPTS goes to the JVM: set JAVA_OPTS=-Xmx256m
rem Most of a short run is the JVM loading classes, so the first run leaves an AOT cache behind, when it has answered, as
rem `escargot` beside this does: beside the jars, or where those cannot be written in the user's own folder.
setlocal DisableDelayedExpansion
rem This is the run that another one left to make its cache: all variables are its own.
if defined escargot_training goto train
for %%l in ("%~dp0..\lib") do set "lib=%%~fl"
set "jar=%lib%\escargot-cli.jar"
call "%lib%\find-jdk.cmd"
if errorlevel 1 exit /b 127

rem -Xlog:disable: the JVM's own remarks would go to stdout, among the results.
set "jvm=-XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr"

rem A long list is solved in the lanes of vectors, and the JVM wants a flag for that; `escargot` beside this says from when
rem on. The JVM's remark that this API incubates stays, for cmd cannot take a line out of standard error.
set "vector="
set "lanes="
set "asked="
set "long="
set "many=0"
set "small="
set "large="
set "threads=%NUMBER_OF_PROCESSORS%"
call :look %*
rem Ratings have a cache of their own and a JVM of their own for short lists, for one thread and for many; `escargot`
rem beside this says why. Without a file the list may be a long one.
set "ratings="
set "tuned="
set "young="
set "collector=-XX:+UseSerialGC"
for %%c in (rate explain hint) do if "%~1" equ "%%c" set "ratings=-ratings"
if "%~1" neq "rate" set "small=yes"
if defined large set "small="
if defined ratings if defined small set "tuned=-XX:TieredStopAtLevel=1 -XX:Tier3InvocationThreshold=50 -XX:Tier3MinInvocationThreshold=25 -XX:Tier3CompileThreshold=500"
if defined tuned set "young=-Xmn32m"
if "%~1" equ "rate" if "%threads%" equ "1" set "young=-Xmn32m"
if "%~1" equ "rate" if not defined tuned if %threads% geq 8 set "collector=-XX:+UseParallelGC"
if defined JAVA_OPTS call :own_heap
if "%asked%%~1" equ "solve" set "asked=%long%"
if "%asked%%~1" equ "generate" if %many% geq 100000 set "asked=bulk"
if "%asked%" equ "bulk" set "lanes=-lanes"
if "%asked%" equ "lanes" set "lanes=-lanes"
if defined lanes findstr /c:"jdk.incubator.vector" "%jdk_home%\release" >nul
if defined lanes if errorlevel 1 set "lanes="
if defined lanes set "vector=--add-modules jdk.incubator.vector -XX:CompileCommand=quiet -XX:Tier3DelayOn=1000000"
for %%k in (LaneSweep::sweep NarrowSweep::sweep DigitSweep::settle EightSweep::settle) do if defined lanes call set "vector=%%vector%% -XX:CompileCommand=CompileThresholdScaling,org.escargot.simd.%%k,0.02"

rem The name says everything that must fit: the JDK, for it refuses the cache of any other, the jars, the flag and the
rem commands.
set /p jars=<"%lib%\fingerprint"
set "name=escargot-%jdk_build%-%jars%%lanes%%ratings%.aot"
set "cache=%lib%\%name%"
if exist "%cache%" goto run
copy /y nul "%cache%.new" >nul 2>nul
if exist "%cache%.new" goto untrained
set "cache=%LOCALAPPDATA%\escargot\%name%"
if exist "%cache%" goto run
if not exist "%LOCALAPPDATA%\escargot" mkdir "%LOCALAPPDATA%\escargot" 2>nul

:untrained
del "%cache%.new" >nul 2>nul
set "untrained=yes"

:run
set "aot="
if exist "%cache%" for %%c in ("%cache%") do if %%~zc gtr 0 set aot="-XX:AOTCache=%%~c"
rem The console may be set to some old code page; what Escargot writes is UTF-8.
for /f "tokens=2 delims=:." %%p in ('chcp') do set "page=%%p"
chcp 65001 >nul 2>nul
"%jdk_home%\bin\java.exe" %collector% %jvm% %vector% %tuned% %young% %aot% %JAVA_OPTS% -jar "%jar%" %*
set "code=%errorlevel%"
chcp %page% >nul 2>nul
if not defined untrained exit /b %code%
rem What is packed for others brings its caches along (release/image.sh).
if "%ESCARGOT_TRAIN%" equ "now" goto train
set "escargot_training=yes"
start "" /b /low "%ComSpec%" /d /c call "%~f0" <nul >nul 2>nul
exit /b %code%

:train
for %%o in ("%lib%\escargot-*.aot") do echo %%~no| findstr /c:"-%jars%" >nul || del "%%~o" >nul 2>nul
set "new=%cache%.%random%"
"%jdk_home%\bin\java.exe" -XX:+UseSerialGC %jvm% %vector% "-XX:AOTCacheOutput=%new%" -Descargot.terminal= -cp "%jar%" org.escargot.cli.Training %ratings% <nul >nul 2>nul
rem When the training failed an empty cache stays, so that not every run tries again.
if not exist "%new%" copy /y nul "%new%" >nul 2>nul
move /y "%new%" "%cache%" >nul 2>nul
del "%new%*" >nul 2>nul
exit /b

:own_heap
echo "%JAVA_OPTS%"| findstr /c:"-Xm" /c:"HeapSize=" /c:"RAM" >nul
if not errorlevel 1 set "young="
echo "%JAVA_OPTS%"| findstr /c:"-XX:+Use.*GC" /r >nul
if not errorlevel 1 set "collector="
exit /b

rem Which solver the arguments ask for, and whether they mean long work: a file of 2 MB, or a count. To cmd `=` parts
rem arguments too.
:look
if "%~1" equ "--solver" set "asked=%~2"
if "%~1" equ "--method" set "asked=method"
if "%~1" equ "--count" set "long=bulk"
if "%~1" equ "--count" set /a "many=%~2" 2>nul
if "%~1" equ "--threads" set /a "threads=%~2" 2>nul
if "%~1" equ "--all" set "asked=all"
for %%f in ("%~1") do if exist "%%~f" if %%~zf gtr 2097152 set "long=bulk"
for %%f in ("%~1") do if exist "%%~f" set "small=yes"
for %%f in ("%~1") do if exist "%%~f" if %%~zf gtr 20480 set "large=yes"
for %%s in (explainer both human -) do if "%~1" equ "%%s" set "large=yes"
shift
if "%~1" neq "" goto look
exit /b
