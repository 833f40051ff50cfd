// Plain JavaScript: pages run it too, and so does the Node of a machine, which may be too old for types.

/**
 * Moves the date of this process or page by as many milliseconds as `shiftMs` says. Timers go on as after a jump of a
 * real clock. It may name nothing outside itself: it is sent to pages as text.
 * @param {() => number} shiftMs
 */
export function shiftDate(shiftMs) {
  const Real = Date
  const now = () => Real.now() + shiftMs()
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  // `date.constructor` is the class that a program knows.
  Real.prototype.constructor = globalThis.Date
}
