const FILES = import.meta.glob<string>(['./**/*.css', '!./welcome/*'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** What other rules build on. */
const FIRST = ['./parts/base.css', './frame/shell.css', './parts/parts.css']

/** All of the console's rules: one file, which browsers keep. A page's own are in the `.css` file of its noun. */
export const STYLESHEET = [
  ...FIRST,
  ...Object.keys(FILES)
    .filter((path) => !FIRST.includes(path))
    .toSorted(),
]
  .map((path) => FILES[path] ?? '')
  .join('\n')
