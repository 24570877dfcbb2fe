declare module "#messages/*.json" {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
