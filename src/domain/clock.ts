/** Time and chance are passed in, so that every rule can be tested at any moment. */
export interface Clock {
  now(): Date
}
