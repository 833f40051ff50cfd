/**
 * Stops `Date` at a time, in a page or in the server; timers run on. Uses nothing outside the function, because its
 * text is sent to pages.
 */
export function fixDate(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, args: [] | [number]) => (args.length === 0 ? new real(time) : new real(...args)),
    apply: (real) => new real(time).toString(),
    get: (real, name) => (name === 'now' ? () => time : Reflect.get(real, name)),
  })
}
