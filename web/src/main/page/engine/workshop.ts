/** What takes long: `org.escargot.web.Workshop`. */
import wasm from "#wasm/workshop.wasm?url";
import { serve } from "./serve";

serve(wasm);
