import { Product } from '../product.ts';

/** Starts our server for the work of another program, gives what that printed, and ends the server. */
export async function withServer(work: (url: string) => Promise<string>): Promise<string> {
  const product = new Product();
  try {
    await product.start();
    return (await work(product.apiUrl)).trim();
  } finally {
    await product.dispose();
  }
}
