/** Parts of special bodies: behind the body, inside its outline, and on top of everything. */
export interface Extra {
  readonly behind: string
  readonly over: string
  readonly beyond: string
}
