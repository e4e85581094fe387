//! Gives a module that has no entry point one that does nothing.
//!
//! Some targets know no module without an entry point. A library of functions can still be written for them, and validated by their
//! compilers, behind an entry point that calls none of them.

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, DialectProperties, Module};
use crate::types::{ShaderStage, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "add_entry_point",
    description: "gives a module that has no entry point one that does nothing",
    accepts: DialectProperties::ALL,
    // A function of the source may be called so.
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &[],
    options: &[],
    run: |module, _| add_entry_point(module),
};

/// What the entry point is called.
const NAME: &str = "no_entry_point";

/// Adds a compute shader of one invocation, which does nothing, where there is no entry point.
pub fn add_entry_point(module: &mut Module) -> Result<(), Diagnostics> {
    if module.entry_points().next().is_some() {
        return Ok(());
    }
    INFO.apply(module, |module| {
        let name = module.store.symbols.intern(NAME);
        let id = module.create_function(name, TypeId::VOID, &[]);
        let block = module.function(id).block;
        let mut builder = Builder::new(module, Cursor::End(block));
        builder.ret(None);
        let one = builder.u32(1);
        let function = module.function_mut(id);
        function.stage = Some(ShaderStage::Compute);
        function.workgroup_size = Some([one; 3]);
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn functions_are_kept_beside_the_new_entry_point() {
        let mut module = text::parse("fn f() {\n  ret\n}\n").expect("it parses");
        add_entry_point(&mut module).expect("it never fails");
        let once = text::print(&module, &text::PrintOptions::default());
        assert!(once.contains("fn f()") && once.contains("@compute @workgroup_size(1u, 1u, 1u)"), "{once}");
        add_entry_point(&mut module).expect("it never fails");
        assert_eq!(once, text::print(&module, &text::PrintOptions::default()), "there is one now");
    }
}
