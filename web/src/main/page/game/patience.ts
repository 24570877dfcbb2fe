/** How long the storage may take. */
import { signal } from "@preact/signals";

/** Slow disks answer in less; a storage process that hangs never does. */
export const PATIENCE_MS = 4_000;

/** Whether the storage has not answered when it was last asked. */
export const silent = signal(false);

/** What `answer` brings.
 *
 * @throws when that takes too long, or as `answer` does */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      silent.value = true;
      reject(new Error("The storage does not answer."));
    }, PATIENCE_MS);
    const settle = () => {
      clearTimeout(timer);
      silent.value = false;
    };
    answer.then(
      (brought) => {
        settle();
        resolve(brought);
      },
      (failure) => {
        settle();
        reject(failure);
      },
    );
  });
}
