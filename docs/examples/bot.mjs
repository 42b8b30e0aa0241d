// A bot in JavaScript that thinks ahead: JSON lines in, JSON lines out (docs/bot-protocol.md).
// Every answer it can think of is played in the same imagined worlds and judged where the game's
// own player has played them on; those that fall behind are dropped, and the best mean wins.
import { createInterface } from "node:readline";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const hear = async () => {
  const { value, done } = await lines.next();
  if (done) process.exit();
  return JSON.parse(value);
};
const say = (data) => process.stdout.write(JSON.stringify(data) + "\n");

// How long it thinks: a share of its seconds, or so many worlds (12w), which no busy machine changes.
const [, amount, exact] = /^(\d*\.?\d+)(w?)$/.exec(process.argv[2] ?? "0.05");
const MOST = 24; // answers that are compared

/** The answers worth comparing: every option of a simple question, samples of a longer one. */
async function candidates(ask, want) {
  const { shape, least, most, options } = ask;
  if (shape === "amount") {
    const step = Math.max(1, Math.ceil((most - least) / MOST));
    return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  }
  if (shape === "pick" && least === 1 && most === 1) return options.map((key) => [key]);
  const found = new Map();
  for (let i = 0; i < MOST; i++) {
    const { answer } = await want("sample");
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}

/** What an answer is worth in one world: answer, let the others answer, let it be played on. */
async function worth(answer, world, seat, want) {
  let at = await want("fork", { world });
  const mine = at.asked.find((d) => d.seat === seat);
  at = await want("play", { world: at.world, question: mine.number, answer });
  const { values } = await want("playout", { world: at.world });
  await want("drop", { world: at.world });
  return values[seat];
}

async function decide(ask, seat, seconds) {
  const { number } = ask;
  const want = async (what, more = {}) => {
    say({ number, want: what, ...more });
    return hear();
  };
  let arms = (await candidates(ask, want)).map((answer) => ({ answer, sum: 0, n: 0 }));
  const end = exact ? Infinity : Date.now() + amount * 1000 * seconds;
  const most = exact ? Number(amount) : Infinity;
  for (let round = 1; arms.length > 1 && round <= most && Date.now() < end; round++) {
    const { world } = await want("world");
    const values = [];
    for (const arm of arms) {
      if (Date.now() < end) values.push(await worth(arm.answer, world, seat, want));
    }
    await want("drop", { world });
    if (values.length < arms.length) break; // a world that not all have played tells nothing
    arms.forEach((arm, i) => {
      arm.sum += values[i];
      arm.n++;
    });
    if (round % 4 === 0) {
      // Halve the field: what is behind after so many worlds seldom comes back.
      arms.sort((a, b) => b.sum / b.n - a.sum / a.n);
      arms = arms.slice(0, Math.max(2, Math.ceil(arms.length / 2)));
    }
  }
  return arms.reduce((a, b) => (b.sum / (b.n || 1) > a.sum / (a.n || 1) ? b : a)).answer;
}

let me = { seat: 0, seconds: 10 };
for (;;) {
  const told = await hear();
  if (told.type === "hello") me = told;
  if (told.type === "ask") say({ number: told.number, answer: await decide(told, me.seat, me.seconds) });
}
