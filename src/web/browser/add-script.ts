/** Loads a third-party script; a failure to load has no other effect. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
