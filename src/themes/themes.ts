import type { Template } from '#site/site.ts'
import type { Theme } from '#ui/slots.ts'

/** One chunk per template: a browser loads only its site's. */
const loaders = import.meta.glob<{ readonly theme: Theme }>('./*/theme.ts')

const loaded = new Map<Template, Theme>()

/** Loads a template; `change` may replace its parts. */
export async function loadTheme(template: Template, change = (theme: Theme) => theme): Promise<Theme> {
  const load = loaders[`./${template}/theme.ts`]
  if (!load) throw new Error(`Template ${template} has no src/themes/${template}/theme.ts`)
  const theme = change((await load()).theme)
  loaded.set(template, theme)
  return theme
}

/** A template that the entry has loaded before rendering. */
export function themeOf(template: Template): Theme {
  const theme = loaded.get(template)
  if (!theme) throw new Error(`Template ${template} was not loaded before rendering`)
  return theme
}

export function isTemplate(name: string | undefined): name is Template {
  return Object.hasOwn(loaders, `./${name}/theme.ts`)
}
