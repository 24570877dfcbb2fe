/** What takes long: `org.escargot.web.BackgroundEngine`. */
import wasm from "#wasm/background.wasm?url";
import { serve } from "./serve";

serve(wasm);
