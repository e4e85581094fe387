//! What the host may ask of fragment shaders beside what Vulkan gives them: where the pixel is, and how deep a fragment may lie.

use hashbrown::HashMap;

use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Cursor, FunctionId, InstId, Module, Op, Value, ValueId};
use crate::spirv::Options;
use crate::transform::repack::wrap_variable;
use crate::transform::rewrite::{float, same_type};
use crate::transform::usage::variables_by_function;
use crate::types::{Access, AddressSpace, BuiltinValue, IoAttributes, StructMember, StructType, Type, TypeId};
use crate::util::Id;

const DEPTH_RANGE: Rule = Rule::new("spirv/depth-range", "");

/// Rewrites what the options name. Stage inputs and outputs are variables, and immediate data has no block yet.
pub(super) fn fragments(module: &mut Module, options: &Options) -> Result<(), Diagnostics> {
    if options.centred_position {
        for variable in io_variables(module, AddressSpace::In, BuiltinValue::Position) {
            centre(module, variable);
        }
    }
    if options.clamp_frag_depth {
        let mut ranges = Ranges { offset: options.depth_range_offset, of: HashMap::new() };
        for variable in io_variables(module, AddressSpace::Out, BuiltinValue::FragDepth) {
            ranges.clamp(module, variable)?;
        }
    }
    Ok(())
}

/// The variables of a built-in input or output.
fn io_variables(module: &Module, wanted: AddressSpace, builtin: BuiltinValue) -> Vec<ValueId> {
    let is_wanted = |inst: &InstId| {
        let Op::Var(info) = module.inst(*inst).op else { return false };
        let ty = module.result(*inst).map(|result| module.shape_of(result.into()));
        matches!(ty, Some(Type::Pointer { space, .. }) if space == wanted)
            && module.var_info(info).io.builtin == Some(builtin)
    };
    module.block_insts(module.root()).filter(is_wanted).filter_map(|inst| module.result(inst)).collect()
}

fn users(module: &Module, variable: ValueId, wanted: Op) -> Vec<InstId> {
    module.uses(variable).map(|(_, slot)| slot.user).filter(|&user| module.inst(user).op == wanted).collect()
}

/// `vec4(floor(position.xy) + 0.5, position.zw)`
fn centre(module: &mut Module, variable: ValueId) {
    for load in users(module, variable, Op::Load) {
        let position = module.result(load).expect("a load has a result");
        let mut b = Builder::after(module, load);
        let xy = b.swizzle(position.into(), &[0, 1]);
        let swizzle = b.module.defining_inst(xy).expect("it was made");
        let corner = same_type(&mut b, BuiltinFn::Floor, &[xy]);
        let half = float(&mut b, TypeId::VEC2_F32, 0.5);
        let centre = b.arith(BinaryOp::Add, corner, half);
        let zw = b.swizzle(position.into(), &[2, 3]);
        let rest = b.module.defining_inst(zw).expect("it was made");
        let centred = b.construct(TypeId::VEC4_F32, &[centre, zw]);
        module.replace_all_uses(position, centred);
        for part in [swizzle, rest] {
            module.set_operand(part, 0, position.into());
        }
    }
}

/// Where the range of depths lies in the immediate data.
struct Ranges {
    offset: u32,
    /// The variable that holds immediate data, and which member of it the least depth is, by the variable of the shader if there is one.
    of: HashMap<Option<ValueId>, (ValueId, u32)>,
}

impl Ranges {
    /// Clamps what is stored to a variable.
    fn clamp(&mut self, module: &mut Module, variable: ValueId) -> Result<(), Diagnostics> {
        for store in users(module, variable, Op::Store) {
            let block = module.inst_block(store).expect("a user is in a block");
            let entry = module.block_function(block).expect("outputs are stored to by entry points");
            let (immediates, first) = self.range(module, entry, store)?;
            let depth = module.operand(store, 1);
            let mut b = Builder::before(module, store);
            let [least, most] = [first, first + 1].map(|member| {
                let pointer = b.member_pointer(immediates.into(), member);
                b.load(pointer)
            });
            let clamped = same_type(&mut b, BuiltinFn::Clamp, &[depth, least, most]);
            module.set_operand(store, 1, clamped);
        }
        Ok(())
    }

    fn range(&mut self, module: &mut Module, entry: FunctionId, at: InstId) -> Result<(ValueId, u32), Diagnostics> {
        let used = variables_by_function(module, |space| space == AddressSpace::Immediate);
        let user = used[entry.index()].first().copied();
        let known = self.of.iter().find(|(key, (variable, _))| **key == user || Some(*variable) == user);
        if let Some((_, &range)) = known {
            return Ok(range);
        }
        let mut members = Vec::new();
        if let Some(user) = user {
            let Type::Pointer { store, .. } = module.shape_of(user.into()) else { unreachable!("a variable") };
            if module.store.types.layout(store).size > self.offset.into() {
                let message = format!(
                    "immediate data of the shader reaches beyond byte {}, where the range of depths is to be",
                    self.offset
                );
                return Err(Diagnostic::error(DEPTH_RANGE, module.inst(at).span, message).into());
            }
            members.push(member(module, "user", store, 0));
        }
        let first = members.len() as u32;
        members.push(member(module, "min_depth", TypeId::F32, self.offset));
        members.push(member(module, "max_depth", TypeId::F32, self.offset + 4));
        let name = module.store.symbols.intern("immediate_data");
        let structure = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        let variable = match user {
            Some(user) => {
                wrap_variable(module, user, structure);
                user
            }
            None => {
                let root = module.root();
                let mut b = Builder::new(module, Cursor::End(root));
                let variable: Value = b.var(AddressSpace::Immediate, structure, Access::Read);
                b.name(variable, "immediate_data").as_defined().expect("a variable is defined")
            }
        };
        self.of.insert(user, (variable, first));
        Ok((variable, first))
    }
}

fn member(module: &mut Module, name: &str, ty: TypeId, offset: u32) -> StructMember {
    let layout = module.store.types.layout(ty);
    StructMember {
        name: module.store.symbols.intern(name),
        ty,
        offset: offset.into(),
        size: layout.size,
        align: layout.align,
        explicit_layout: true,
        io: IoAttributes::default(),
    }
}
