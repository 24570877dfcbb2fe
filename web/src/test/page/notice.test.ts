import { describe, expect, test } from "vitest";
import { bare } from "../../main/page/session/session";
import { notice, say, sayMeanwhile } from "../../main/page/words/notice";

describe("what is said meanwhile", () => {
  test("gives way to what stood before", () => {
    const session = bare("");
    say(session, "Can you find it?");
    const end = sayMeanwhile(session, "Looking …");
    expect(notice(session).value).toBe("Looking …");
    end();
    expect(notice(session).value).toBe("Can you find it?");
  });

  test("leaves what was said after it", () => {
    const session = bare("");
    const end = sayMeanwhile(session, "Looking …");
    say(session, "Cancelled.");
    end();
    expect(notice(session).value).toBe("Cancelled.");
  });
});
