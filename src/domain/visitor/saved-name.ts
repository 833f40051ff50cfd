/** Site fields that name a visitor's saved cars. A `Site` is one. */
export interface SavedNameSite {
  readonly integrations: { readonly savedCarsName: 'watchlist' | 'saved-cars' }
  readonly search: { readonly vehicleWord: string }
}

/** The site's one name for a visitor's saved cars, 'saved cars'; null uses the names of the rules (GARAGE-5, ROUTE-10). */
export function savedName({ integrations, search }: SavedNameSite): string | null {
  return integrations.savedCarsName === 'saved-cars' ? `saved ${search.vehicleWord}s` : null
}

/** The name with a capital, for headings: 'Saved cars'; null for null. */
export function savedHeading(name: string | null): string | null {
  return name && name.charAt(0).toUpperCase() + name.slice(1)
}
