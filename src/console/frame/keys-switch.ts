const OFF = 'console-keys-off'

/** Whether single keys work in this browser: speech input types letters that nobody meant as keys (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return localStorage.getItem(OFF) === null
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF)
  else localStorage.setItem(OFF, '1')
}
