/** The element in templates of Vue 3: `import type {} from "@escargot-sudoku/board/vue"`. */
import type { DefineComponent } from "vue";

declare module "vue" {
  interface GlobalComponents {
    "escargot-board": DefineComponent<{
      puzzle?: string;
      hints?: boolean;
      lang?: string;
      theme?: "light" | "dark" | "contrast";
      loading?: "eager" | "lazy";
      src?: string;
    }>;
  }
}
