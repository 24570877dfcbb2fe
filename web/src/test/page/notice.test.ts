import { beforeEach, describe, expect, test } from "vitest";
import { notice, say, sayMeanwhile } from "../../main/page/words/notice";

beforeEach(() => say(""));

describe("what is said meanwhile", () => {
  test("gives way to what stood before", () => {
    say("Can you find it?");
    const end = sayMeanwhile("Looking …");
    expect(notice.value).toBe("Looking …");
    end();
    expect(notice.value).toBe("Can you find it?");
  });

  test("leaves what was said after it", () => {
    const end = sayMeanwhile("Looking …");
    say("Cancelled.");
    end();
    expect(notice.value).toBe("Cancelled.");
  });
});
