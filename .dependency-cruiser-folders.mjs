import boundaries, { LAYERS, TESTS } from './.dependency-cruiser.mjs'

/**
 * In every layer, and in `server`, no two folders import each other; a folder and one inside it may. Tests may import from
 * anywhere.
 */
const forbidden = [...Object.keys(LAYERS), 'server'].map((layer) => ({
  name: `no-folder-cycles-in-${layer}`,
  comment: 'two folders that import each other are one folder; move a file, or cut the import',
  scope: 'folder',
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { circular: true },
}))

const { exclude, ...options } = boundaries.options

export default {
  forbidden,
  options: { ...options, exclude: { path: `${exclude.path}|${TESTS}` } },
}
