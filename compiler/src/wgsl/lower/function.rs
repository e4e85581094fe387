//! Functions: signature, attributes, body.

use smallvec::{SmallVec, smallvec};

use super::Lowerer;
use crate::ir::{Cursor, Op, Value, ValueId};
use crate::sem::program::{DeclTarget, FunctionId, GlobalKind, WorkgroupDimension};
use crate::syntax::ast::DeclId;
use crate::types::TypeId;

impl Lowerer<'_, '_> {
    /// Lowers a function; its callees were lowered before.
    pub(super) fn function(&mut self, id: FunctionId) {
        let program = self.program;
        let function = program.functions[id];
        let workgroup_size = function.workgroup_size.map(|size| size.map(|dimension| self.dimension(dimension)));
        let subgroup_size = function.subgroup_size.map(|size| self.dimension(size));
        let mut types: SmallVec<[TypeId; 8]> = SmallVec::new();
        for param in program.params_of(id) {
            types.push(program.params[param].ty);
        }
        let lowered = self.b.module.create_function(function.name, function.return_type, &types);
        self.functions[id] = Some(lowered);
        for (index, param) in program.params_of(id).enumerate() {
            let value = self.b.module.function_params(lowered).get(index).expect("one value a parameter");
            self.b.module.set_name(value, Some(program.params[param].name));
            self.b.module.function_mut(lowered).param_info[index].io = program.params[param].io;
            self.params[param] = Some(value.into());
        }
        let resources = if function.stage.is_some() { self.resources(id) } else { Vec::new() };
        let span = program.ast.decl_span(function.decl);
        let data = self.b.module.function_mut(lowered);
        data.stage = function.stage;
        data.return_io = function.return_io;
        data.workgroup_size = workgroup_size;
        data.subgroup_size = subgroup_size;
        data.resources = resources;
        data.span = span;
        let body = data.block;
        self.body(function.body, body, function.return_type);
    }

    fn body(&mut self, source: crate::syntax::ast::BlockId, block: crate::ir::BlockId, return_type: TypeId) {
        let outer = std::mem::replace(&mut self.b.cursor, Cursor::End(block));
        self.reachable = true;
        self.statements(source);
        if self.reachable {
            let op = if return_type == TypeId::VOID { Op::Return } else { Op::Unreachable };
            self.b.exit(op, &[]);
        }
        self.b.cursor = outer;
        self.reachable = true;
    }

    fn dimension(&mut self, dimension: WorkgroupDimension) -> Value {
        match dimension {
            WorkgroupDimension::Fixed(size) => self.b.u32(size),
            WorkgroupDimension::Override(expr) => self.value(expr),
        }
    }

    /// The variables that an entry point statically uses, through callees too, dead code included, in source order.
    fn resources(&mut self, id: FunctionId) -> Vec<ValueId> {
        let program = self.program;
        let root = program.functions[id].decl;
        let mut found: SmallVec<[DeclId; 32]> = smallvec![root];
        let mut next = 0;
        self.reached[root] = Some(id);
        while let Some(&decl) = found.get(next) {
            next += 1;
            for &used in program.uses[decl].of(&program.decl_lists) {
                if self.reached[used].replace(id) != Some(id) {
                    found.push(used);
                }
            }
        }
        // Declarations are numbered in source order.
        found.sort_unstable();
        let variable = |decl| match program.decls[decl] {
            DeclTarget::Global(global) if matches!(program.globals[global].kind, GlobalKind::Var { .. }) => {
                self.globals[global]?.as_defined()
            }
            _ => None,
        };
        found.into_iter().filter_map(variable).collect()
    }
}
