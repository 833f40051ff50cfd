import type { Template } from '#site/site.ts'
import type { Theme } from '#ui/slots.ts'

/** One chunk a template: a browser loads the one its site names. */
const loaders: Readonly<Record<Template, () => Promise<{ theme: Theme }>>> = {
  harbour: () => import('./harbour/harbour.ts'),
  ridge: () => import('./ridge/ridge.ts'),
  meadow: () => import('./meadow/meadow.ts'),
}

const loaded = new Map<Template, Theme>()

/** Loads a template; `change` puts other parts in place of its own. */
export async function loadTheme(template: Template, change = (theme: Theme) => theme): Promise<Theme> {
  const theme = change((await loaders[template]()).theme)
  loaded.set(template, theme)
  return theme
}

/** The template, which an entry has loaded before anything renders. */
export function themeOf(template: Template): Theme {
  const theme = loaded.get(template)
  if (!theme) throw new Error(`Template ${template} was not loaded before rendering`)
  return theme
}

export function isTemplate(name: string | undefined): name is Template {
  return name !== undefined && Object.hasOwn(loaders, name)
}
