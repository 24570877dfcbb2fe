package org.escargot.spark;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.escargot.spark.bulk.Bulk;

/// A program for `spark-submit`, as users write it: of each puzzle of a list it writes the line that the command line
/// would. Where Spark has executors of their own, one of them is killed when half of the tasks of a job have ended.
public final class ListJob {
    /// Lists are cut into about as many tasks.
    private static final int TASKS = 32;

    private ListJob() {}

    /// A job.
    ///
    /// @param name the command of the command line, or `bulk`, the same as `solve`
    /// @param list the file with the puzzles
    private record Job(String name, Path list) {
        static Job of(String argument) {
            String[] parts = argument.split("=", 2);
            return new Job(parts[0], Path.of(parts[1]));
        }

        Dataset<Row> lines(SparkSession spark) throws IOException {
            Dataset<Row> puzzles = spark.read()
                    .format("escargot")
                    .option("splitBytes", Files.size(list) / TASKS + 1)
                    .load(list.toString())
                    .select("puzzle", "problem", "metadata");
            return switch (name) {
                case "solve" -> puzzles.selectExpr(line("coalesce(escargot.solve(puzzle), '-')", "metadata"));
                case "bulk" -> Bulk.solve(puzzles, "puzzle").selectExpr(line("coalesce(solution, '-')", "metadata"));
                case "canonical" -> puzzles.selectExpr(line("escargot.canonical(puzzle)", "metadata"));
                case "rate" ->
                    puzzles.selectExpr(line(
                            "puzzle",
                            "coalesce(string(escargot.er(puzzle)), 'NoSolution')",
                            "coalesce(string(escargot.ep(puzzle)), '-')",
                            "coalesce(string(escargot.ed(puzzle)), '-')",
                            "coalesce(escargot.hardest(puzzle), '-')"));
                default -> throw new IllegalArgumentException("There is no job " + name + ".");
            };
        }

        private static String line(String... columns) {
            return "if(problem IS NULL, concat_ws('\t', " + String.join(", ", List.of(columns)) + "), '!')";
        }
    }

    /// Says on standard output what each job took of this process's processor time, in milliseconds, and of executors
    /// that were lost.
    ///
    /// @param arguments a folder to write to, and jobs, each as `NAME=LIST`
    public static void main(String[] arguments) throws IOException, InterruptedException {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        try (SparkSession spark = SparkSession.builder().getOrCreate()) {
            boolean isCluster = spark.sparkContext().master().startsWith("local-cluster");
            for (String argument : List.of(arguments).subList(1, arguments.length)) {
                Job job = Job.of(argument);
                ExecutorKiller killer = new ExecutorKiller();
                if (isCluster) {
                    spark.sparkContext().addSparkListener(killer);
                }
                long before = system.getProcessCpuTime();
                job.lines(spark).write().mode(SaveMode.Overwrite).text(arguments[0] + "/" + job.name());
                long spent = (system.getProcessCpuTime() - before) / 1_000_000;
                String lost = isCluster ? ", " + killer.awaitLoss() : "";
                System.out.printf(Locale.ROOT, "%s: %d ms%s%n", job.name(), spent, lost);
                spark.sparkContext().removeSparkListener(killer);
            }
        }
    }
}
