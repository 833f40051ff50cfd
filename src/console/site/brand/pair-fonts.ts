/** The platform's typefaces by their file. The templates' own folder has them. */
const FILES = import.meta.glob<string>(['../../../themes/typefaces/*.woff2', '!**/*-rest.woff2'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const loading = new Map<string, Promise<string | null>>()

/** Loads a typeface of the platform, 'Work Sans', and says by which name styles reach it; null: it cannot be had. */
export function loadTypeface(family: string): Promise<string | null> {
  const typeface = loading.get(family) ?? load(family)
  loading.set(family, typeface)
  return typeface
}

async function load(family: string): Promise<string | null> {
  const file = `/${family.toLowerCase().replaceAll(' ', '-')}.woff2`
  const [, url] = Object.entries(FILES).find(([path]) => path.endsWith(file)) ?? []
  if (url === undefined) return null
  const name = `Sample ${family}`
  try {
    document.fonts.add(await new FontFace(name, `url("${url}")`, { weight: '100 900' }).load())
    return name
  } catch {
    // Without a connection the sample is in the console's own typeface.
    return null
  }
}
