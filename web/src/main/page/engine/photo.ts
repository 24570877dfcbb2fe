/** Reads photos: `org.escargot.web.PhotoEngine`. */
import script from "#wasm/photo.js?url";
import wasm from "#wasm/photo.wasm?url";
import { serve } from "./serve";

serve(wasm, script);
