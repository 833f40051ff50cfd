/**
 * A body group's name as it stands in `/models?body={body-name}` (ROUTE-3): lower case, spaces become hyphens, an
 * ampersand is removed. 'Utes & Vans' is 'utes-vans'; 'utes--vans', with a hyphen for each space, is read as the same.
 */
export function bodyName(body: string): string {
  return body.toLowerCase().replaceAll('&', '').trim().replace(/\s+/g, '-').replace(/-+/g, '-')
}
