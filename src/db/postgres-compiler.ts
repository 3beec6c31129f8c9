import {
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type OperatorNode,
} from 'kysely';

/** Nothing is in a list of nothing: SQLite knows that, PostgreSQL takes `in ()` for a misspelling. */
export class EmptyListsCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const list = node.rightOperand;
    if (!PrimitiveValueListNode.is(list) || list.values.length > 0)
      return super.visitBinaryOperation(node);
    const { operator } = node.operator as OperatorNode;
    this.append(operator === 'in' ? 'false' : 'true');
  }
}
