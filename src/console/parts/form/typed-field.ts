interface Typed {
  readonly input: string
  readonly fault: string | null
  readonly hasFocus: boolean
}

/** What a `Field` shows of a value that came back from a form: its text, its fault, and whether it has the focus. */
export function typedField<Name extends string>(name: Name, { input, fault, hasFocus }: Typed) {
  return { name, value: input, fault, hasFocus }
}
