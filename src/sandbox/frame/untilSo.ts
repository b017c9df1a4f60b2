/** Asks again and again until something is so; a page in a frame is not told. */
export async function untilSo(look: () => Promise<boolean>, pauseMs = 200): Promise<void> {
  while (!(await look())) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}
