import { formatWhole } from './money.ts'

/** '1 car', '2,345 cars'. `several`: the plural, where it is not the singular with an 's'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : several}`
}
