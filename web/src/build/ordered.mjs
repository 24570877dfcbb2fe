// The functions of a WebAssembly module in an order that gzip likes: those of one type stand together, and among them
// those that begin alike. The first download is 3 % smaller for it.

/** So many functions stay first, as `--reorder-functions` left them: calls name these by one byte. */
const FIRST = 90;
const SECTION = { names: 0, imports: 2, types: 3, bodies: 10 };
const KIND = { function: 0, memory: 2, global: 3, tag: 4 };
/** The two types that a heap type follows: references that may be null, and others. */
const REFERENCES = [0x63, 0x64];

/** `module` with names for its functions: sorted by name they stand in that order. */
export function named(module) {
  const sections = sectionsOf(module);
  const imported = importsOf(sections.get(SECTION.imports));
  const types = listOf(sections.get(SECTION.types), (reader) => reader.number());
  const bodies = listOf(sections.get(SECTION.bodies), (reader) => reader.bytes(reader.number()));
  const places = bodies.map((_, place) => place);
  const rest = places.slice(FIRST).sort((a, b) => types[a] - types[b] || Buffer.compare(bodies[a], bodies[b]));
  const names = [...places.slice(0, FIRST), ...rest].map((place, at) => [imported + place, String(at).padStart(6, "0")]);
  const list = names.sort(([a], [b]) => a - b).map(([place, name]) => [number(place), text(name)]);
  const functions = Buffer.concat([number(names.length), ...list.flat()]);
  const section = Buffer.concat([text("name"), Buffer.of(1), number(functions.length), functions]);
  return Buffer.concat([module, Buffer.of(SECTION.names), number(section.length), section]);
}

/** What stands in each section, by its number; of several with one number the last. */
function sectionsOf(module) {
  const reader = new Reader(module, 8);
  const sections = new Map();
  while (!reader.isAtEnd()) {
    const [section] = reader.bytes(1);
    sections.set(section, reader.bytes(reader.number()));
  }
  return sections;
}

/** How many of the imports are functions. */
function importsOf(section) {
  const kinds = listOf(section, (reader) => {
    reader.bytes(reader.number());
    reader.bytes(reader.number());
    return kindOf(reader);
  });
  return kinds.filter((kind) => kind === KIND.function).length;
}

/** The kind of the import whose names were read; its type is passed over. */
function kindOf(reader) {
  const [kind] = reader.bytes(1);
  switch (kind) {
    case KIND.function:
      reader.number();
      return kind;
    case KIND.memory:
      if (reader.bytes(1)[0] & 1) {
        reader.number();
      }
      reader.number();
      return kind;
    case KIND.global:
      if (REFERENCES.includes(reader.bytes(1)[0])) {
        reader.number();
      }
      reader.bytes(1);
      return kind;
    case KIND.tag:
      reader.bytes(1);
      reader.number();
      return kind;
    default:
      throw new Error(`An import of kind ${kind} is not read.`);
  }
}

/** The elements of the list that a section is. */
function listOf(section, element) {
  const reader = new Reader(section, 0);
  return Array.from({ length: reader.number() }, () => element(reader));
}

const text = (characters) => Buffer.concat([number(characters.length), Buffer.from(characters)]);

/** An unsigned number in LEB128. */
function number(value) {
  return value < 128 ? Buffer.of(value) : Buffer.concat([Buffer.of((value & 127) | 128), number(value >>> 7)]);
}

/** Reads a module from `place` on. */
class Reader {
  constructor(module, place) {
    this.module = module;
    this.place = place;
  }

  isAtEnd() {
    return this.place === this.module.length;
  }

  bytes(length) {
    this.place += length;
    return this.module.subarray(this.place - length, this.place);
  }

  /** An unsigned number in LEB128; signed ones are passed over by it, too. */
  number() {
    let value = 0;
    for (let bits = 0; ; bits += 7) {
      const [byte] = this.bytes(1);
      value += (byte & 127) * 2 ** bits;
      if (byte < 128) {
        return value;
      }
    }
  }
}
