/** Parts only some bodies have: behind the body, inside its outline, and over everything. */
export interface Extra {
  readonly behind: string
  readonly over: string
  readonly beyond: string
}
