// Comments of both kinds in every gap, nested block comments, and comment marks inside comments.
/* a block /* nested /* twice */ */ and on
   several lines // not a line comment here
*/
@group(0) /* group */ @binding(0) // binding
var<storage, /* access */ read_write> out /* name */ : /* type */ array</* element */ u32, 2 /* count */>;

@compute /**/ @workgroup_size(/* one */ 1) fn main(/* nothing */) /* no result */ {
  out[0] /* = 5 */ = 1 /* + 1 */ + 2; // ; */ /*
  out[1] = 4/2; /* a division, and a /* nested one, * / and so on */ */
  /// three strokes are a comment as well
  out[1] += /*//**/*/ 1;
}
// a last line without an end
