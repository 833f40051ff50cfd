import type { JoinedPlatform } from './create-platform.ts'

export async function loadDemonstration(_joined: JoinedPlatform, _say: (line: string) => void): Promise<void> {}
