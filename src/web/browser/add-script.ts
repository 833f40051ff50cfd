/** Loads a script of others; one that cannot be loaded changes nothing else. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
