// A bot in JavaScript: JSON lines in, JSON lines out (docs/bot-protocol.md).
// It takes the option it likes best by a rule of thumb, and asks for a legal answer where the
// answer has several parts.
import { createInterface } from "node:readline";

const say = (data) => process.stdout.write(JSON.stringify(data) + "\n");
const worth = (key) => (/^(pass|none|no|done|kneel)$/.test(key) ? 0 : key.startsWith("play:") ? 1 : 2);

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "ask") {
    const { number, shape, least, most, options } = told;
    if (shape === "amount") say({ number, answer: least });
    else if (shape === "pick" && most === 1 && least === 1) {
      const best = options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
      say({ number, answer: [best] });
    } else {
      globalThis.number = number;
      say({ number, want: "sample" });
    }
  } else if (told.type === "sample") say({ number: globalThis.number, answer: told.answer });
}
