/** Source of the current time. It is passed in so that tests can choose the time. */
export interface Clock {
  now(): Date
}
