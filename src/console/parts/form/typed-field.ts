interface Typed {
  readonly input: string
  readonly fault: string | null
  readonly hasFocus: boolean
  readonly missing?: string | null
}

/** What a `Field` shows of a value that came back from a form: its text and its marks. */
export function typedField<Name extends string>(name: Name, { input, fault, hasFocus, missing }: Typed) {
  return { name, value: input, fault, hasFocus, missing }
}
