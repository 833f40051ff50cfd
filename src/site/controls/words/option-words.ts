/** What the console says of an option: its label, and where the schema's words are for a file, a description and an example. */
export type OptionWords = readonly [label: string, description?: string | null, example?: string]

export type WordsByPath = Readonly<Record<string, OptionWords>>
