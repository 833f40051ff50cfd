import type { ComponentType } from 'react'
import type { HomeView } from '#views/home/home-view.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** A component for a block of the home page: a template's, or a form that replaces it. */
export type HomeBlock = ComponentType<{ readonly site: SiteView; readonly home: HomeView }>
