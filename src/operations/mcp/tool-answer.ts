/** What a tool answers: a value, or a sentence that says why there is none. */
export type ToolAnswer =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string }
