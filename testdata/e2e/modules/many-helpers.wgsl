// A ladder of small functions with one-line bodies and no spaces to spare.
fn a(x:i32)->i32{return x+1;}fn b(x:i32)->i32{return a(x)*2;}fn c(x:i32)->i32{return b(x)-a(x);}
fn d(x:i32)->i32{return c(b(x));}fn e(x:i32)->i32{if(x>0){return d(x);}return c(x);}
@group(0)@binding(0)var<storage,read_write>o:vec2i;@compute@workgroup_size(1)fn main(){o.x=e(o.y);o.y=e(-o.x);}
