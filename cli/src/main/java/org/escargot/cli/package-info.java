/// The way in: [Main] finds the command and runs it. Arrows go down only, and `RoomsTest` checks them.
///
/// ```
///     (this one)   the list of commands, help, wrong command lines, the end of the process
///
///     solve  check  bench  rate  explain  analyze  generate  forms  convert  cases  play  print  library  scan
///     catalog                                    (library also asks forms)
///       |
///     trace        methods watched
///       |
///     solver       what --solver and --method name      options   what several commands share
///       |
///     work         many puzzles through threads
///       |
///     input        puzzles in        output   lines out
///         \            /
///         terminal     the streams of the process, exit codes
///            |
///         speech       what is said to people, and in which language
/// ```
package org.escargot.cli;
