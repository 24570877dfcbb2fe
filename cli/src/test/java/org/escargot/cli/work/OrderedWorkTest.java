package org.escargot.cli.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderedWorkTest {
    @Test
    void anErrorOfAThreadStaysWhatItIs() {
        OutOfMemoryError full = new OutOfMemoryError("Java heap space");
        try (var work = new OrderedWork<String, String, String>(
                1,
                () -> "",
                (_, _) -> {
                    throw full;
                },
                _ -> {})) {
            work.submit("a chunk");

            assertThatThrownBy(work::drain).isSameAs(full);
        }
    }

    @Test
    void whatFailsAfterMemoryRanOutFailedForWantOfMemory() {
        OutOfMemoryError full = new OutOfMemoryError("Java heap space");
        CompletableFuture<Thread> without = new CompletableFuture<>();
        try (var work = new OrderedWork<Integer, Integer, Thread>(
                2,
                Thread::currentThread,
                (chunk, thread) -> {
                    if (chunk == 1) {
                        without.complete(thread);
                        throw full;
                    }
                    end(without.join());
                    throw new IllegalMonitorStateException();
                },
                _ -> {})) {
            work.submit(0);
            work.submit(1);

            assertThatThrownBy(work::drain).isSameAs(full);
        }
    }

    private static final int CHUNKS = 50;

    private final List<Integer> results = new ArrayList<>();

    @Test
    void resultsComeInOrderWhenALaterChunkEndsFirst() {
        CountDownLatch later = new CountDownLatch(1);
        try (var work = work((chunk, _) -> {
            if (chunk == 0) {
                await(later);
            } else if (chunk == 3) {
                later.countDown();
            }
            return chunk;
        })) {
            submitAll(work);
        }
        assertThat(results)
                .containsExactlyElementsOf(IntStream.range(0, CHUNKS).boxed().toList());
    }

    @Test
    void aChunkThatFailsEndsTheWorkAfterTheResultsBeforeIt() {
        try (var work = work((chunk, _) -> {
            if (chunk == 5) {
                throw new ArithmeticException("five");
            }
            return chunk;
        })) {
            assertThatThrownBy(() -> submitAll(work))
                    .isInstanceOf(IllegalStateException.class)
                    .hasRootCauseMessage("five");
        }
        assertThat(results).containsExactly(0, 1, 2, 3, 4);
    }

    private OrderedWork<Integer, Integer, Object> work(OrderedWork.Work<Integer, Integer, Object> work) {
        return new OrderedWork<>(2, Object::new, work, results::add);
    }

    private static void submitAll(OrderedWork<Integer, Integer, Object> work) {
        for (int chunk = 0; chunk < CHUNKS; chunk++) {
            work.submit(chunk);
        }
        work.drain();
    }

    private static void end(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
