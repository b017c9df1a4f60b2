/** The sum of integers. Avoids `reduce`, which Prototype 1.6 overwrites on its sites. */
export function sum(numbers: readonly bigint[]): bigint {
  let total = 0n;
  for (const number of numbers) total += number;
  return total;
}
