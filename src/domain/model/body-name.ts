/**
 * ROUTE-3: a body group's name in `/models?body={body-name}`: lower case, hyphens for spaces, no ampersand. 'Utes &
 * Vans' becomes 'utes-vans'. 'utes--vans', with a hyphen per space, gives the same name.
 */
export function bodyName(body: string): string {
  return body.toLowerCase().replaceAll('&', '').trim().replace(/\s+/g, '-').replace(/-+/g, '-')
}
